/* What the back office does beyond links and forms: keys, changes without a new page, watching, copying. Every page works without it. */

const FIELDS = "input:not([type=hidden]), textarea, select";
const KEYS_OFF = "bo-keys-off";

/** Keys pressed while a page was loading: they are meant for that page. */
const waitingKeys = [];
let visits = 0;
let isOnTheWay = false;

/** Follows a link or submits a form without a full page load, so that the list does not jump. Of several, the last one wins. */
async function visit(address, options = {}) {
  const turn = ++visits;
  isOnTheWay = true;
  try {
    await fetchPage(address, options, () => turn === visits);
  } finally {
    if (turn === visits) {
      isOnTheWay = false;
      while (!isOnTheWay && waitingKeys.length > 0) pressKey(waitingKeys.shift());
    }
  }
}

async function fetchPage(address, { form, submitter, keepsFocus = false }, isLast) {
  const options = form?.method === "post" ? { method: "POST", body: new URLSearchParams(new FormData(form, submitter)) } : {};
  const url = form && form.method !== "post" ? `${address}?${new URLSearchParams(new FormData(form, submitter))}` : address;
  submitter?.setAttribute("aria-busy", "true");
  let response;
  try {
    response = await fetch(url, { ...options, headers: { Accept: "text/html" } });
  } catch {
    // The server is gone: the browser's own error page says so best.
    if (form) form.submit();
    else location.assign(url);
    return;
  }
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!isLast()) return;
  show(next, keepsFocus);
  if (response.url !== location.href) history.pushState(null, "", response.url);
}

function show(next, keepsFocus) {
  const panelTop = document.querySelector(".bo-panel")?.scrollTop ?? 0;
  const isSameLine = document.querySelector(".bo-row.is-on")?.id === next.querySelector(".bo-row.is-on")?.id;
  document.title = next.title;
  for (const part of ["main", ".bo-keys", ".bo-tabs", ".bo-env"]) {
    const fresh = next.querySelector(part);
    if (fresh) document.querySelector(part)?.replaceWith(fresh);
  }
  start();
  const panel = document.querySelector(".bo-panel");
  if (panel && isSameLine) panel.scrollTop = panelTop;
  if (!keepsFocus) focusWhereItMatters();
  const message = document.querySelector(".bo-keys .last")?.textContent.trim();
  if (message) announce(message);
}

function focusWhereItMatters() {
  const target =
    document.querySelector("dialog[open] [autofocus], [data-first], .bo-conf a, main [autofocus]") ??
    document.querySelector(".bo-open[aria-current], .bo-hit.is-on") ??
    document.querySelector("main h1");
  if (target instanceof HTMLElement) {
    if (target.tagName === "H1") target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  document.querySelector(".bo-row.is-on")?.scrollIntoView({ block: "nearest" });
}

function announce(words) {
  const live = document.querySelector("#annonce");
  if (live) live.textContent = words;
}

/** What a key means here: an open menu takes precedence over the page. */
function findByKey(key) {
  const all = [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].filter(
    (element) => element.checkVisibility() && !element.disabled,
  );
  const innermost =
    all.find((element) => element.closest("dialog[open], .bo-conf2")) ?? all.find((element) => element.closest("details[open]"));
  return innermost ?? all[0];
}

function areKeysOn() {
  return sessionStorage.getItem(KEYS_OFF) === null;
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target;
  if (target.matches?.(FIELDS)) {
    if (event.key === "Escape") target.blur();
    return;
  }
  // A key that is held down acts once, also on a button; arrows and space go on.
  if (event.repeat && /^(\S|Enter|Escape)$/u.test(event.key)) {
    event.preventDefault();
    return;
  }
  // While the list of shortcuts is open, the page behind it ignores keys.
  if (event.key !== "?" && document.querySelector(":popover-open")) return;
  // Enter and space keep their meaning on a focused button or link.
  if (!areKeysOn() || (event.key === "Enter" && target.matches?.("button, summary, a:not(.bo-open)"))) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isOnTheWay) {
    waitingKeys.push(key);
    event.preventDefault();
  } else if (pressKey(key)) event.preventDefault();
}

/** Performs the action of a key. Returns whether the key has one. */
function pressKey(key) {
  if (key === "Escape") {
    const open = document.querySelector("details.bo-date[open]") ?? document.querySelector("details.bo-outd[open]");
    if (open) {
      open.open = false;
      return true;
    }
  }
  if (key === "ArrowDown" || key === "ArrowUp") return moveLine(key === "ArrowDown" ? 1 : -1);
  const element = findByKey(key);
  if (!element) return false;
  if (element.matches(FIELDS)) {
    element.focus();
    if (element.matches("input")) element.select();
  } else {
    element.click();
    if (element.matches("summary")) element.parentElement.querySelector("button, input")?.focus();
  }
  return true;
}

/** Up and down scroll the panel when the focus is elsewhere. */
function moveLine(step) {
  if (document.activeElement?.closest(".bo-panel, dialog, .bo-doc")) return false;
  const lines = [...document.querySelectorAll(".bo-open, .bo-hit")].filter((line) => line.checkVisibility());
  if (lines.length === 0) return false;
  const current = lines.findIndex((line) => line === document.activeElement || line.matches("[aria-current], .is-on"));
  const next = lines[Math.min(lines.length - 1, Math.max(0, current + step))];
  next.focus();
  next.click();
  return true;
}

function onClick(event) {
  const copied = event.target.closest("[data-copy]");
  if (copied) {
    navigator.clipboard.writeText(copied.dataset.copy).then(() => {
      copied.textContent = "Copié";
      announce("Commande copiée");
    });
    return;
  }
  if (event.target.closest("[data-print]")) {
    print();
    return;
  }
  const link = event.target.closest("a[href]");
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.hasAttribute("download"))
    return;
  if (link.origin !== location.origin || !link.closest("main, .bo-keys") || link.dataset.full !== undefined) return;
  event.preventDefault();
  visit(link.href);
}

function onSubmit(event) {
  const form = event.target;
  if (event.defaultPrevented || form.dataset.full !== undefined) return;
  event.preventDefault();
  visit(form.action, { form, submitter: event.submitter });
}

/** Runs after every page change. */
function start() {
  for (const dialog of document.querySelectorAll("dialog[data-modal]")) {
    if (dialog.open) {
      dialog.close();
      dialog.showModal();
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        dialog.querySelector("[data-key=Escape]")?.click();
      });
    }
  }
  for (const field of document.querySelectorAll("[data-word]")) {
    const button = field.form.querySelector("[data-armed]");
    const check = () => {
      button.disabled = field.value !== field.dataset.word;
    };
    field.addEventListener("input", check);
    check();
  }
  const keySwitch = document.querySelector("[data-keys-switch]");
  if (keySwitch) {
    keySwitch.hidden = false;
    keySwitch.setAttribute("aria-pressed", String(areKeysOn()));
    keySwitch.textContent = areKeysOn() ? "couper les touches" : "rétablir les touches";
    keySwitch.onclick = () => {
      if (areKeysOn()) sessionStorage.setItem(KEYS_OFF, "1");
      else sessionStorage.removeItem(KEYS_OFF);
      start();
    };
  }
  startRetry();
}

let retryTimer;
function startRetry() {
  clearInterval(retryTimer);
  const target = document.querySelector("[data-retry]");
  const words = document.querySelector("[data-retry-words]");
  if (!target || !words) return;
  let left = Number(target.dataset.retry);
  retryTimer = setInterval(() => {
    left--;
    words.textContent = `Nouvel essai dans ${left} s.`;
    if (left > 0) return;
    clearInterval(retryTimer);
    if (target.matches("form")) target.requestSubmit();
    else target.click();
  }, 1000);
}

document.addEventListener("keydown", onKey);
document.addEventListener("click", onClick);
document.addEventListener("submit", onSubmit);
addEventListener("popstate", () => visit(location.href));
start();
