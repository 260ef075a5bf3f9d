import { RichText } from "#app/ui/rich-text.tsx";
import { PrivacyLink } from "./privacy-link.tsx";

/** Folded below a form: what becomes of the data. */
export function DataRights({ texts, className }: { texts: { rights: string; notice: string }; className?: string }) {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-7 cursor-pointer items-center text-pine underline underline-offset-4">{texts.rights}</summary>
      <p>
        <RichText text={texts.notice} /> <PrivacyLink />
      </p>
    </details>
  );
}
