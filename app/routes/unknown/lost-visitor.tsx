import { lostVisitorNotice } from "#app/content/legal/legal-notice.ts";
import { programmesCrumb } from "#app/content/navigation.ts";
import { Link } from "#app/ui/link.tsx";

export function LostVisitor() {
  const { text, homeLabel, programmesLabel } = lostVisitorNotice;
  return (
    <div className="on-ink print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-2 py-4">
        <p className="flex-[1_1_26rem] text-balance">{text}</p>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/" className="py-2 text-white">
            {homeLabel}
          </Link>
          <Link to={programmesCrumb.to} className="py-2 text-white">
            {programmesLabel}
          </Link>
        </p>
      </div>
    </div>
  );
}
