import type { MouseEvent } from "react";

interface Message {
  subject: string;
  text: string;
  address: string;
}

/** E-mail, or the device's share sheet. Stores nothing. */
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
