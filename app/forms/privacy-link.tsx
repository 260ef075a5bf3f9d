import { formTexts } from "#app/content/form-texts.ts";

const { to, label, newTab } = formTexts.privacyLink;

/** In a new tab: leaving the form would lose what was typed. */
export function PrivacyLink() {
  return (
    <a href={to} target="_blank" rel="noopener">
      {label} {newTab}
    </a>
  );
}
