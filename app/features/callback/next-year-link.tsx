import { REQUEST_ANCHOR } from "#app/content/navigation.ts";
import { describeNextYearCall } from "#app/content/next-year-call.ts";
import { NEXT_YEAR_NEED } from "#app/content/vocabulary.ts";
import { callbackDialog } from "./callback-button.tsx";
import type { SourceType } from "./source-types.ts";

const SOURCE: SourceType = "next_year_cta";

interface NextYearLinkProps {
  /** The year whose funding isn't published. */
  year: string;
  /** Of the offer that the visitor reads. */
  reference?: string;
  className?: string;
}

/** « Me rappeler quand 2027 sera publié ». Without JavaScript, opens /contact's form. */
export function NextYearLink({ year, reference, className }: NextYearLinkProps) {
  const call = describeNextYearCall(year);
  const query = new URLSearchParams({ source: SOURCE, besoin: NEXT_YEAR_NEED, ...(reference && { reference }) });
  return (
    <a
      href={`/contact?${query}#${REQUEST_ANCHOR}`}
      className={className}
      {...callbackDialog.openWith({ sourceType: SOURCE, nextYear: call })}
    >
      {call.ask}
    </a>
  );
}
