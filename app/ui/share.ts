import type { MouseEvent } from "react";

interface Message {
  subject: string;
  /** Before the address. */
  text: string;
  /** Full address of what is shared. */
  address: string;
}

/** Href and click of a link that shares: an e-mail or, where the device has one, its own share sheet. Nothing is stored. */
export function shareLink({ subject, text, address }: Message): { mail: string; share: (event: MouseEvent) => Promise<void> } {
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text} ${address}`)}`;

  async function share(event: MouseEvent) {
    if (!navigator.share) return;
    event.preventDefault();
    try {
      await navigator.share({ title: subject, text, url: address });
    } catch (error) {
      const hasChangedTheirMind = error instanceof DOMException && error.name === "AbortError";
      if (!hasChangedTheirMind) window.location.href = mail;
    }
  }

  return { mail, share };
}
