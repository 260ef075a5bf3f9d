import { type CSSProperties, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner, toast } from "sonner";
import "sonner/dist/styles.css";
import type { ToastMessage } from "./toast.tsx";

const DURATION_MS = 6000;
/** Time to look for the file, return and press the link. */
const LINK_DURATION_MS = 20_000;

const look = {
  toast:
    "w-full flex items-start gap-4 rounded-md border-l-6 p-4 text-white [box-shadow:0_0_0_1px_#ffffff3d,var(--float)] [--ring:var(--sun)] forced-colors:border-2 bg-ink border-meltwater [&[data-type=error]]:bg-brique [&[data-type=error]]:border-brique-deep",
  title: "block font-600 leading-title",
  description: "leading-list",
  icon: "mt-[0.1em] flex-none text-amount text-meltwater [[data-type=error]_&]:text-white",
  content: "flex-1",
};

/** Errors stay until closed, successes disappear. */
export default function Toaster({ message }: { message: ToastMessage }) {
  const [host, setHost] = useState<Element | null>(null);

  useEffect(() => {
    toast.dismiss();
    // A modal dialog makes the page inert, toasts included; a leaving dialog takes its toasts along.
    const wanted = [...document.querySelectorAll(":not([data-leaving]) > dialog:modal")].at(-1) ?? document.body;
    if (wanted === host) show(message);
    else setHost(wanted);
  }, [message, host]);

  if (!host) return null;
  return createPortal(
    <Sonner
      // Clear of the dialog's buttons and close button.
      position={host === document.body ? "bottom-right" : "top-center"}
      style={{ fontFamily: "inherit", "--width": "27rem" } as CSSProperties}
      toastOptions={{ unstyled: true, classNames: look }}
      containerAriaLabel="Messages"
    />,
    host,
  );
}

function show({ kind, title, description, note, link, closeLabel }: ToastMessage): void {
  const successMs = link ? LINK_DURATION_MS : DURATION_MS;
  const id = toast[kind](title, {
    description: (
      <>
        <span className="block">{description}</span>
        {note && <span className="block text-small">{note}</span>}
        {link && (
          <span className="mt-2 block text-small">
            {link.before}{" "}
            <a href={link.to} className="font-600 text-white">
              {link.label}
            </a>
          </span>
        )}
      </>
    ),
    duration: kind === "error" ? Number.POSITIVE_INFINITY : successMs,
    icon: <span className={kind === "error" ? "i-lucide-triangle-alert" : "i-lucide-check"} aria-hidden="true" />,
    action: (
      <button
        type="button"
        aria-label={closeLabel}
        className="-my-2 -mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded-md hover:bg-white/15"
        onClick={() => toast.dismiss(id)}
      >
        <span className="i-lucide-x text-icon-l" aria-hidden="true" />
      </button>
    ),
  });
}
