/* Best Path: the card, and one's own window, drawn by a finger. */
import {at, child, drawn, fill, key, picture, set, showIf} from "./page.js";

const FIGURINES = ["flask", "lens", "vial", "fibre"];
const GLASS = ["blue", "green", "yellow", "grey", "red", "violet"];
const TAKEN = 1, LINE = 2, OPEN = 4, LOST = 8, TIP = 32;
/* As path_ray draws them: casing, body, heart, draft. */
const RAY = [["#690012", "#fe4653", "#ffdad7", "#ff9b97"], ["#00373b", "#009ba6", "#b6ecf2", "#51c6d1"],
             ["#431772", "#a471f0", "#e8deff", "#c6a7ff"], ["#472a00", "#c37c00", "#ffddb6", "#f2a743"]];

/* Of a hexagon in rows of 5 to 9 and back to 5: middles, in units of which 50 are from a middle to a corner. */
const APART = 86.6, ROW = 75, WIDE = 9 * APART + 20, HIGH = 8 * ROW + 120;
const CELLS = [];
for (let row = 0; row < 9; row++) {
    const count = 9 - Math.abs(4 - row);
    for (let i = 0; i < count; i++) {
        CELLS.push({row, x: WIDE / 2 + (i - (count - 1) / 2) * APART, y: HIGH / 2 + (row - 4) * ROW});
    }
}

/* --- fingers ------------------------------------------------------------------------------------------------------ */

/* The cell a finger is well inside of; -1: none. */
function cellAt(window, event) {
    const box = window.getBoundingClientRect(), k = WIDE / box.width;
    const x = (event.clientX - box.left) * k, y = (event.clientY - box.top) * k;
    return CELLS.findIndex((cell) => Math.hypot(cell.x - x, cell.y - y) < 42);
}

function listen(window, press) {
    let last = null;
    window.addEventListener("pointerdown", (event) => {
        const cell = cellAt(window, event);
        if (last === null && cell >= 0 && event.button === 0) {
            window.setPointerCapture(event.pointerId);
            last = cell;
            press("down", cell);
        }
    });
    window.addEventListener("pointermove", (event) => {
        const cell = last === null ? -1 : cellAt(window, event);
        if (cell >= 0 && cell !== last) {
            last = cell;
            press("over", cell);
        }
    });
    const lift = () => {
        if (last !== null) {
            last = null;
            press("up", -1);
        }
    };
    window.addEventListener("pointerup", lift);
    window.addEventListener("pointercancel", lift);
    /* Keys and screen readers press a tile; a finger's click has been a stroke already. */
    window.addEventListener("click", (event) => {
        const tile = event.target.closest(".cell");
        if (tile !== null && event.detail === 0) {
            press("cell", Number(tile.dataset.n));
        }
    });
    window.addEventListener("keydown", (event) => walk(window, event));
}

/* Arrows go from tile to tile. */
function walk(window, event) {
    const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    const tile = event.target.closest(".cell");
    if (step === undefined || tile === null) {
        return;
    }
    const from = CELLS[Number(tile.dataset.n)];
    const goal = {x: from.x + step[0] * APART, y: from.y + step[1] * ROW};
    let best = -1;
    CELLS.forEach((cell, i) => {
        const fits = step[1] === 0 ? cell.row === from.row : cell.row === from.row + step[1];
        const isNearer = best < 0 || Math.abs(cell.x - goal.x) < Math.abs(CELLS[best].x - goal.x);
        best = fits && cell !== from && isNearer && Math.abs(cell.x - goal.x) < APART ? i : best;
    });
    event.preventDefault();
    if (best >= 0) {
        rove(window, best);
        window.querySelectorAll(".cell")[best].focus();
    }
}

/* One tile at a time is a stop of the Tab key. */
function rove(window, to) {
    window.querySelectorAll(".cell").forEach((tile, i) => set(tile, {tabindex: i === to ? "0" : "-1"}));
}

/* --- the window --------------------------------------------------------------------------------------------------- */

function showTile(tile, cell, i, seats) {
    const place = CELLS[i], isLit = (cell.state & (TAKEN | LINE)) !== 0;
    key(tile, cell);
    tile.className = `cell${(cell.state & LOST) !== 0 ? " lost" : ""}${(cell.state & TIP) !== 0 ? " tip" : ""}`;
    if (tile.style.left === "") {
        tile.style.left = `${(place.x / WIDE) * 100}%`;
        tile.style.top = `${(place.y / HIGH) * 100}%`;
    }
    drawn(tile, "img", "art", `${GLASS[cell.colour]}_${isLit ? "lit" : "free"}${seats.has(i) ? "_seat" : ""}`);
    const rim = child(tile, "img", "rim"), of = (cell.state & LINE) !== 0 ? "line" : (cell.state & OPEN) !== 0 ? "open" : "";
    set(rim, {src: of === "" ? null : picture(of), alt: "", hidden: of === "" ? "" : null, draggable: "false"});
}

function showNumbers(window, numbers) {
    const list = child(window, "div", "numbers");
    set(list, {"aria-hidden": "true"});
    fill(list, "span", numbers, (element, item) => {
        element.className = `number ${item.worth}`;
        element.style.left = `${(CELLS[item.cell].x / WIDE) * 100}%`;
        element.style.top = `${((CELLS[item.cell].y - 9) / HIGH) * 100}%`;
        drawn(element, "img", "art", item.worth);
        set(child(element, "b", "digits"), {text: String(item.number)});
    });
}

const points = (cells) => cells.map((cell) => `${CELLS[cell].x.toFixed(1)},${CELLS[cell].y.toFixed(1)}`).join(" ");

function showRay(window, shown) {
    const [casing, body, heart, draft] = RAY[shown.figurine];
    let svg = window.querySelector(":scope > svg");
    if (svg === null) {
        svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        set(svg, {viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true"});
        for (let i = 0; i < 5; i++) {
            svg.append(document.createElementNS("http://www.w3.org/2000/svg", "polyline"));
        }
        window.append(svg);
    }
    const from = shown.end === 0 ? shown.ray[0] : shown.ray[shown.ray.length - 1];
    const line = shown.line.length > 0 ? points([from, ...shown.line]) : "";
    const strokes = [[points(shown.ray), casing, 19, ""], [points(shown.ray), body, 13, ""], [points(shown.ray), heart, 5, ""],
                     [line, casing, 17, ""], [line, draft, 9, "2 17"]];
    strokes.forEach(([list, stroke, width, dash], i) => set(svg.children[i], {points: list, stroke, "stroke-width": width,
                                                                             "stroke-dasharray": dash || null}));
    const head = child(window, "img", "head");
    const start = shown.cells.findIndex((cell) => (cell.state & 16) !== 0);
    set(head, {src: picture(FIGURINES[shown.figurine]), alt: "", draggable: "false"});
    head.style.left = `${(CELLS[start].x / WIDE) * 100}%`;
    head.style.top = `${(CELLS[start].y / HIGH) * 100}%`;
}

function showWindow(shown, press) {
    const window = child(at("mine"), "div", "window");
    if (window.dataset.listens === undefined) {
        window.dataset.listens = "";
        listen(window, press);
    }
    set(window, {role: "group", "aria-label": shown.label});
    const cells = child(window, "div", "cells"), seats = new Set(shown.numbers.map((item) => item.cell));
    fill(cells, "button", shown.cells, (tile, cell, i) => showTile(tile, cell, i, seats));
    if (cells.querySelector("[tabindex='0']") === null) {
        rove(window, Math.max(0, shown.cells.findIndex((cell) => (cell.state & 16) !== 0)));
    }
    showRay(window, shown);
    showNumbers(window, shown.numbers);
}

function showCard(card) {
    const tray = at("tray"), box = child(tray, "div", "colours");
    showIf(box, card !== undefined);
    if (card === undefined) {
        return;
    }
    set(box, {role: "img", "aria-label": card.label});
    const chips = child(box, "div", "chips");
    fill(chips, "span", card.fields, (element, field) => {
        element.className = "chip";
        drawn(element, "img", "art", field.used ? "slot" : `chip_${GLASS[field.colour]}`);
    });
    set(child(box, "span", "left"), {text: card.left});
}

export function showPath(shown, press) {
    showCard(shown.card);
    if (shown.window !== undefined) {
        showWindow(shown.window, press);
    }
}

export function layPath() {
    const mine = at("mine"), ranking = mine.querySelector(".ranking:not([hidden])");
    const high = Math.max(mine.clientHeight - (ranking?.offsetHeight ?? 0), 200);
    const wide = Math.floor(Math.min(mine.clientWidth, high * (WIDE / HIGH)));
    mine.style.setProperty("--window", `${wide}px`);
    mine.style.setProperty("--unit", `${wide / WIDE}px`);
}
