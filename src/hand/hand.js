/* The page of a hand: calls the host, hands what it says to the rules and draws what they show. */
import {at, child, drawn, fill, key, set, showIf, useArt} from "./page.js";
import {layPath, showPath} from "./path.js";
import {layWorld, showWorld} from "./world.js";

const FIGURINES = ["flask", "lens", "vial", "fibre"];
const AGAIN_AFTER = [300, 1000, 2000, 5000, 10000]; /* ms, with a third of chance in it */
const NOTE_MS = 5000, TICK_MS = 500, SILENT_MS = 60000;

let core, hand, socket = null, tries = 0, retry = 0, heardAt = 0;
let shown = {notes: 0}, toldNotes = 0, noteTimer = 0, sheet = null;

const call = (name, result, types = [], values = []) => core.ccall(name, result, types, values);

/* --- what this phone remembers ------------------------------------------------------------------------------------ */

/* A private window may refuse: then a reload has forgotten. */
function recall(name) {
    try {
        return localStorage.getItem(name);
    } catch {
        return null;
    }
}

function remember(name, value) {
    try {
        localStorage.setItem(name, value);
    } catch {
        /* it plays on */
    }
}

/* Behind the #: the table's code and, behind a point, the secret of a seat that this device takes over. */
function invitation() {
    const [code, secret] = decodeURIComponent(location.hash.slice(1)).split(".");
    return {code: code.toUpperCase().replace(/[^0-9A-Z]/g, ""), secret};
}

function newSecret() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sit(code, secret, name, figurine) {
    remember(`seat.${code}`, JSON.stringify({secret, name, figurine}));
    remember("name", name);
    call("hand_sit", null, ["number", "string", "string", "string", "number"], [hand, code, secret, name, figurine]);
    flush();
}

/* Whoever has sat there before sits there again, without a word. */
function sitAgain() {
    const {code, secret} = invitation();
    const known = JSON.parse(recall(`seat.${code}`) ?? "null");
    if (code !== "" && (secret !== undefined || known !== null)) {
        sit(code, secret ?? known.secret, known?.name ?? recall("name") ?? "", known?.figurine ?? -1);
        history.replaceState(null, "", `#${code}`);
    }
}

/* --- the line ----------------------------------------------------------------------------------------------------- */

function flush() {
    if (socket?.readyState === WebSocket.OPEN) {
        for (let text; (text = call("hand_say", "string", ["number"], [hand])) !== null && text !== "";) {
            socket.send(text);
        }
    }
    show();
}

function dial() {
    clearTimeout(retry);
    const own = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/`, "schott-table-1");
    socket = own;
    own.onopen = () => {
        tries = 0;
        heardAt = Date.now();
        call("hand_called", null, ["number"], [hand]);
        flush();
    };
    own.onmessage = (event) => {
        heardAt = Date.now();
        if (!call("hand_hear", "boolean", ["number", "string", "number"], [hand, event.data, Date.now()])) {
            own.close();
        }
        flush();
    };
    own.onclose = () => hungUp(own);
}

function hungUp(own) {
    if (socket !== own) {
        return;
    }
    socket = null;
    call("hand_lost", null, ["number"], [hand]);
    show();
    if (shown.stage !== "parted") {
        const wait = AGAIN_AFTER[Math.min(tries++, AGAIN_AFTER.length - 1)];
        retry = setTimeout(dial, wait * (0.67 + 0.66 * Math.random()));
    }
}

/* A phone that slept holds a line that nobody is at any more, and does not know it. */
function wake() {
    if (document.visibilityState !== "visible" || shown.stage === "parted") {
        return;
    }
    if (socket === null || Date.now() - heardAt > SILENT_MS) {
        const old = socket;
        tries = 0;
        socket = null;
        old?.close();
        call("hand_lost", null, ["number"], [hand]);
        dial();
    }
}

/* --- pressing ----------------------------------------------------------------------------------------------------- */

function press(name, n) {
    call("hand_press", null, ["number", "string", "number"], [hand, name, n]);
    flush();
}

function pressed(event) {
    const element = event.target.closest("[data-key]");
    if (element !== null && element.dataset.key !== "cell") {
        press(element.dataset.key, Number(element.dataset.n));
        if (element.dataset.key === "react") {
            at("sheet").close();
        }
    }
}

/* --- what is shown ------------------------------------------------------------------------------------------------ */

function showDoor(door) {
    const {code} = invitation();
    set(at("door-title"), {text: door.title});
    set(document.querySelector("[for=code]"), {text: door.code});
    set(document.querySelector("[for=name]"), {text: door.name});
    set(at("piece"), {text: door.piece});
    set(at("sit"), {text: door.sit, "aria-disabled": door.busy ? "true" : null});
    set(at("awake"), {text: door.awake});
    set(at("door-note"), {text: shown.note});
    showIf(at("door-code"), code === "" || shown.note !== "");
    fill(at("pieces"), "label", door.pieces, (label, name, i) => {
        const radio = child(label, "input", "choice");
        set(radio, {type: "radio", name: "figurine", value: i, "aria-label": name});
        drawn(label, "img", "art", FIGURINES[i]);
    });
}

function showSeat(element, seat, i) {
    element.className = `seat${seat.me ? " me" : ""}${seat.turn ? " turn" : ""}${seat.away ? " away" : ""}`;
    const box = child(element, seat.key === undefined ? "div" : "button", seat.key === undefined ? "who" : "choose");
    element.querySelectorAll(seat.key === undefined ? ":scope > .choose" : ":scope > .who").forEach((other) => other.remove());
    const words = [seat.name, seat.label, seat.state].filter((text) => text).join(", ");
    if (seat.key !== undefined) {
        key(box, {key: seat.key, n: i, label: words});
    }
    drawn(box, "img", "head", FIGURINES[seat.figurine]);
    set(child(box, "span", "name"), {text: seat.name});
    set(child(box, "b", "value"), {text: String(seat.value), "aria-label": seat.label});
    set(child(box, "span", "state"), {text: seat.state ?? (seat.ready ? "✓" : "")});
    const bar = child(box, "i", "bar");
    showIf(bar, seat.part !== undefined);
    bar.style.setProperty("--part", seat.part ?? 0);
    const time = child(box, "span", "time");
    time.dataset.until = seat.turn && seat.until !== undefined ? seat.until : "";
    showSaying(element, seat);
}

/* What somebody says floats by their name for a while. */
function showSaying(element, seat) {
    if (seat.said !== undefined && element.dataset.sayings !== String(seat.sayings)) {
        element.dataset.sayings = seat.sayings;
        const bubble = child(element, "span", "said");
        set(bubble, {role: "status", text: ""});
        set(bubble, {text: seat.said});
        bubble.getAnimations().forEach((animation) => animation.cancel());
        bubble.animate([{opacity: 0}, {opacity: 1, offset: 0.06}, {opacity: 1, offset: 0.85}, {opacity: 0}], {duration: 4000});
    }
}

function showNote() {
    if (shown.notes !== toldNotes) {
        toldNotes = shown.notes;
        clearTimeout(noteTimer);
        noteTimer = setTimeout(() => set(at("note"), {text: ""}), NOTE_MS);
        set(at("note"), {text: shown.note});
    } else if (shown.note === "") {
        set(at("note"), {text: ""});
    }
}

function showTable() {
    const table = at("table");
    table.className = `${shown.game}${shown.mine ? " mine" : ""}${shown.over ? " over" : ""}${shown.waits ? " waits" : ""}`;
    set(at("seats"), {"aria-label": shown.words.players});
    fill(at("seats"), "li", shown.seats, showSeat);
    set(at("say"), {text: shown.say});
    set(at("aside"), {text: shown.aside ?? ""});
    showNote();
    fill(at("keys"), "button", shown.keys, (button, item) => {
        key(button, item).className = item.main ? "main" : "";
        set(button, {text: item.label});
    });
    set(at("stage"), {text: shown.stage_name});
    set(at("last"), {text: shown.news[shown.news.length - 1] ?? ""});
    set(at("more"), {"aria-label": shown.words.happened});
    set(at("speak"), {"aria-label": shown.words.say});
    if (shown.game === "world") {
        showWorld(shown);
    } else {
        showPath(shown, press);
    }
    showEnd();
    lay();
    document.title = shown.mine ? `● ${shown.say}` : shown.say;
}

function showEnd() {
    const ranking = child(at("mine"), "ol", "ranking");
    showIf(ranking, shown.ranking !== undefined);
    fill(ranking, "li", shown.ranking ?? [], (element, item) => {
        const seat = shown.seats[item.n];
        drawn(element, "img", "head", FIGURINES[seat.figurine]);
        set(child(element, "b", "name"), {text: seat.name});
        set(child(element, "span", "result"), {text: item.label});
    });
}

const lay = () => shown.game === "world" ? layWorld() : layPath();

function show() {
    shown = JSON.parse(call("hand_show", "string", ["number"], [hand]));
    set(document.documentElement, {lang: shown.language.replace("_", "-")});
    const isLost = socket?.readyState !== WebSocket.OPEN && shown.stage !== "parted";
    set(at("lost"), {text: isLost && tries > 0 ? shown.words.lost : shown.stage === "parted" ? shown.note : ""});
    showIf(at("lost"), at("lost").textContent !== "");
    showIf(at("door"), shown.door !== undefined && (shown.stage === "door") && !(shown.door.busy && shown.note === ""));
    showIf(at("table"), shown.game !== undefined);
    if (shown.door !== undefined) {
        showDoor(shown.door);
    }
    if (shown.game !== undefined) {
        showTable();
    }
    if (at("sheet").open) {
        sheet();
    }
}

/* --- sheets ------------------------------------------------------------------------------------------------------- */

function openSheet(draw) {
    sheet = draw;
    at("sheet-body").replaceChildren();
    set(at("sheet-close"), {text: shown.words.close});
    sheet();
    at("sheet").showModal();
}

function drawNews() {
    set(at("sheet-title"), {text: shown.words.happened});
    fill(at("sheet-body"), "p", shown.news, (element, line) => set(element, {text: line}));
}

function drawReactions() {
    set(at("sheet-title"), {text: shown.words.say});
    fill(at("sheet-body"), "button", shown.reactions, (button, item) => {
        key(button, item).className = "reaction";
        set(button, {text: item.label});
    });
}

/* --- time --------------------------------------------------------------------------------------------------------- */

function tick() {
    call("hand_tick", null, ["number", "number"], [hand, performance.now()]);
    document.querySelectorAll(".time").forEach((element) => {
        const left = element.dataset.until === "" ? null : Math.ceil((Number(element.dataset.until) - Date.now()) / 1000);
        set(element, {text: left !== null && left >= 0 && left < 100 ? String(left) : ""});
    });
    if (socket?.readyState === WebSocket.OPEN) {
        for (let text; (text = call("hand_say", "string", ["number"], [hand])) !== null && text !== "";) {
            socket.send(text);
        }
    }
}

/* --- opening ------------------------------------------------------------------------------------------------------ */

function give(path, bytes) {
    call("hand_give", null, ["string", "array", "number"], [path, bytes, bytes.length]);
}

async function speak() {
    const wished = new URLSearchParams(location.search).get("lang") ?? navigator.languages.join(":");
    const language = call("hand_language", "string", ["string"], [wished]);
    if (language !== "en") {
        const answer = await fetch(`${language}.mo`);
        if (answer.ok) {
            give(`locale/${language}/LC_MESSAGES/schott-world.mo`, new Uint8Array(await answer.arrayBuffer()));
        }
    }
    call("hand_speak", "boolean", ["string"], [language]);
}

async function open() {
    const [boards, drawings] = [fetch("boards.json"), fetch("art.json")];
    core = await globalThis.handCore();
    call("hand_begin", null);
    const text = new TextEncoder();
    for (const [name, board] of Object.entries(await (await boards).json())) {
        give(`assets/boards/${name}`, text.encode(JSON.stringify(board)));
    }
    await speak();
    hand = call("hand_new", "number", ["string"], ["assets"]);
    useArt(await (await drawings).json());
    sitAgain();
    dial();
    setInterval(tick, TICK_MS);
    at("name").value = recall("name") ?? "";
    document.addEventListener("click", pressed);
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    addEventListener("pagehide", () => socket?.close()); /* a browser may keep the page, and the line with it */
    addEventListener("pageshow", wake);
    addEventListener("hashchange", () => location.reload());
    new ResizeObserver(lay).observe(at("mine"));
    at("door").addEventListener("submit", (event) => {
        event.preventDefault();
        const code = at("door-code").hidden || at("code").value === "" ? invitation().code : at("code").value.toUpperCase();
        const chosen = document.querySelector("[name=figurine]:checked");
        if (code !== "") {
            history.replaceState(null, "", `#${code}`);
            sit(code, newSecret(), at("name").value.trim(), chosen === null ? -1 : Number(chosen.value));
        }
    });
    at("more").addEventListener("click", () => openSheet(drawNews));
    at("speak").addEventListener("click", () => openSheet(drawReactions));
    at("sheet-close").addEventListener("click", () => at("sheet").close());
    at("question").addEventListener("cancel", (event) => event.preventDefault());
}

open();
