/* World: piles, events and Fast Track in a tray; one's own row in three by three. */
import {at, child, drawn, fill, key, set, showIf} from "./page.js";

const FIGURINES = ["flask", "lens", "vial", "fibre"];

function numerals(button, card) {
    const text = card > 0 ? String(card) : "";
    set(child(button, "b", "high"), {text, "aria-hidden": "true"});
    set(child(button, "b", "low"), {text, "aria-hidden": "true"});
}

function showCard(button, item, look = "card") {
    key(button, item);
    button.className = look;
    drawn(button, "img", "art", `n${item.card}`);
    numerals(button, item.card);
    if (button.dataset.card !== undefined && button.dataset.card !== String(item.card) && button.animate) {
        button.animate([{transform: "rotateY(80deg)"}, {transform: "none"}], {duration: 260, easing: "ease-out"});
    }
    button.dataset.card = item.card;
}

function showPiles(tray, shown) {
    const piles = child(tray, "div", "piles");
    const stock = child(piles, "button", "stock");
    key(stock, shown.stock).classList.add("card");
    drawn(stock, "img", "art", "stock");
    set(child(stock, "b", "count"), {text: String(shown.stock.count), "aria-hidden": "true"});
    const discard = child(piles, "button", "discard");
    if (shown.discard.card === undefined) {
        key(discard, shown.discard).className = "discard card empty";
        discard.replaceChildren();
        delete discard.dataset.card;
    } else {
        showCard(discard, shown.discard, "discard card");
    }
    const taken = child(piles, "div", "taken");
    fill(taken, "button", shown.taken, (button, item) => showCard(button, item, "card lifted"));
    showIf(taken, shown.taken.length > 0);
}

function showExtras(tray, shown, figurine) {
    const extras = child(tray, "div", "extras");
    const all = [...shown.events.map((event) => ({...event, art: "event"})),
                 ...(shown.fast_track ? [{...shown.fast_track, art: `fast_${FIGURINES[figurine]}`}] : [])];
    fill(extras, "button", all, (button, item) => {
        const isSpent = item.down === false || item.state === 2;
        key(button, item).className = `card extra${isSpent ? " spent" : ""}${item.state === 1 ? " runs" : ""}`;
        drawn(button, "img", "art", item.art);
        set(child(button, "span", "name"), {text: item.down === true ? "" : item.label, "aria-hidden": "true"});
    });
}

function showOthers(tray, others) {
    const list = child(tray, "div", "others");
    fill(list, "div", others, (element, other) => {
        set(element, {role: "group", "aria-label": other.label});
        element.className = "other";
        set(child(element, "span", "whose"), {text: other.label, "aria-hidden": "true"});
        const cards = child(element, "div", "cards");
        fill(cards, "button", other.cards, (button, item) => showCard(button, item, "card small"));
    });
    showIf(list, others.length > 0);
}

function showQuestion(question) {
    const dialog = at("question");
    if (question === undefined) {
        if (dialog.open) {
            dialog.close();
        }
        return;
    }
    set(at("question-title"), {text: question.title});
    set(at("question-text"), {text: question.text});
    fill(at("answers"), "button", question.answers, (button, item) => {
        key(button, item).className = `answer ${item.state}`;
        set(button, {text: item.label});
    });
    set(at("told"), {text: question.told ?? ""});
    showIf(at("go-on"), question.go_on !== undefined);
    if (question.go_on !== undefined) {
        key(at("go-on"), question.go_on).textContent = question.go_on.label;
    }
    if (!dialog.open) {
        dialog.showModal();
    }
}

export function showWorld(shown) {
    const tray = at("tray"), mine = at("mine");
    const figurine = shown.seats.find((seat) => seat.me)?.figurine ?? 0;
    showPiles(tray, shown);
    showExtras(tray, shown, figurine);
    showOthers(tray, shown.others);
    const row = child(mine, "div", "row");
    set(row, {role: "group", "aria-label": shown.row.label});
    fill(row, "button", shown.row.cards, (button, item) => showCard(button, item));
    showQuestion(shown.question);
}

/* Three by three as large as there is room for, each as a card is: five by seven. */
export function layWorld() {
    const mine = at("mine"), gap = 8;
    const wide = (mine.clientWidth - 2 * gap) / 3, high = ((mine.clientHeight - 2 * gap) / 3) * (5 / 7);
    const card = Math.max(48, Math.floor(Math.min(wide, high)));
    mine.style.setProperty("--card", `${card}px`);
}
