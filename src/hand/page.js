/* What the parts of the page share: drawings, and elements that are changed in place, so that neither focus nor what a
 * screen reader has under its finger is lost. */

const pictures = new Map();
let art = {};

export const at = (id) => document.getElementById(id);

export function useArt(all) {
    art = all;
}

/* The address of a drawing; each is made once. */
export function picture(name) {
    if (!pictures.has(name) && art[name] !== undefined) {
        pictures.set(name, URL.createObjectURL(new Blob([art[name]], {type: "image/svg+xml"})));
    }
    return pictures.get(name) ?? "";
}

/* Sets only what differs: an attribute that is written is news to a live region. */
export function set(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) {
        if (name === "text") {
            if (element.textContent !== value) {
                element.textContent = value;
            }
        } else if (value === null || value === false) {
            element.removeAttribute(name);
        } else if (element.getAttribute(name) !== String(value)) {
            element.setAttribute(name, value);
        }
    }
    return element;
}

/* The child of that class; made if it is not there. */
export function child(parent, tag, name) {
    let element = parent.querySelector(`:scope > .${name}`);
    if (element === null) {
        element = document.createElement(tag);
        element.className = name;
        parent.append(element);
    }
    return element;
}

/* As many children as there are items, each brought up to date. */
export function fill(parent, tag, items, update) {
    while (parent.children.length > items.length) {
        parent.lastElementChild.remove();
    }
    while (parent.children.length < items.length) {
        parent.append(document.createElement(tag));
    }
    items.forEach((item, i) => update(parent.children[i], item, i));
}

export function drawn(parent, tag, name, of) {
    const element = child(parent, "img", name);
    set(element, {src: picture(of), alt: "", draggable: "false", "data-art": of});
    return element;
}

/* A thing that can be pressed. What can't be pressed now can be all the same, and says why not. */
export function key(element, item) {
    set(element, {type: "button", "data-key": item.key ?? null, "data-n": item.n ?? null, "aria-label": item.label,
                  "aria-pressed": item.picked === undefined ? null : String(item.picked),
                  "aria-disabled": item.on === false ? "true" : null});
    return element;
}

export function showIf(element, is) {
    if (element.hidden === is) {
        element.hidden = !is;
    }
}
