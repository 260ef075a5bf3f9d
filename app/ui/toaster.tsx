import type { CSSProperties } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import "sonner/dist/styles.css";
import "./toaster.css";
import type { ToastMessage } from "./toast.ts";

/** Time to look for the file, return and press the link. */
const SUCCESS_MS = 20_000;
/** Time to write the note down too. */
const NOTED_SUCCESS_MS = 60_000;
/** A success is one sentence on one line where it fits; an error has its title above. */
const WIDTH = { success: "min(47rem, 100vw - 3rem)", error: "27rem" };

const look = {
  toast: "toast flex items-start gap-3 rounded-md px-3 py-4 text-white",
  icon: "mt-1 flex-none text-title",
  content: "flex-1",
};

/** A root of its own, which moves to where a message can be seen. */
const container = document.createElement("div");
const root = createRoot(container);

/** Errors stay until closed, successes disappear. */
export function show({ kind, title, description, note, link, closeLabel }: ToastMessage): void {
  // A modal dialog makes the page inert, toasts included; a leaving dialog takes its toasts along.
  const dialog = [...document.querySelectorAll<HTMLDialogElement>(":not([data-leaving]) > dialog:modal")].at(-1);
  (dialog ?? document.body).appendChild(container);
  // Rendered before the message, which only a mounted list receives.
  flushSync(() =>
    root.render(
      <Toaster
        // Clear of the dialog's buttons and close button.
        position={dialog ? "top-center" : "bottom-right"}
        style={{ fontFamily: "inherit", "--width": WIDTH[kind] } as CSSProperties}
        toastOptions={{ unstyled: true, classNames: look }}
        containerAriaLabel="Messages"
      />,
    ),
  );
  toast.dismiss();
  const text = (
    <p className={`leading-list ${kind === "success" ? "text-small" : ""}`}>
      <b className={`font-600 ${kind === "error" ? "block" : ""}`}>{title}</b> {/* On a phone the title and the link are one line. */}
      <span className={link && "max-md:visually-hidden"}>{description}</span>
      {note && <span className="mt-1 block text-small">{note}</span>}
      {link && (
        <span className="md:block">
          {" "}
          <a href={link.to} className="-my-2 inline-flex min-h-11 items-center font-600 text-white">
            {link.label}
          </a>
        </span>
      )}
    </p>
  );
  const successMs = note ? NOTED_SUCCESS_MS : SUCCESS_MS;
  const id = toast[kind](text, {
    duration: kind === "error" ? Number.POSITIVE_INFINITY : successMs,
    icon: <span className={kind === "error" ? "i-lucide-triangle-alert" : "i-lucide-check"} aria-hidden="true" />,
    action: (
      <button
        type="button"
        aria-label={closeLabel}
        className="-my-2 -mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded-md hover:bg-white/15"
        onClick={() => toast.dismiss(id)}
      >
        <span className="i-lucide-x text-icon" aria-hidden="true" />
      </button>
    ),
  });
}
