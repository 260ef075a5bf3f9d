import { employerFile } from "#app/content/pages/employer-file.ts";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { EmployerFileData } from "./route.tsx";

export const CHOICE = `flex min-h-11 items-center justify-between gap-2 rounded-sm border-1.5 border-edge bg-raised
  px-4 py-1 text-ink no-underline hover:bg-glacier hover:underline aria-[current]:border-2 aria-[current]:border-pine
  aria-[current]:bg-glacier aria-[current]:font-600 forced-colors:border-2 forced-colors:aria-[current]:border-4
  forced-colors:aria-[current]:border-[Highlight]`;

/** In place of the file, until a format is chosen. */
export function ChooseFormat({ programmes }: { programmes: EmployerFileData["formats"] }) {
  return (
    <section aria-labelledby="quelle-formation">
      <h2 id="quelle-formation" className="mb-4 text-h3">
        {employerFile.choose}
      </h2>
      <ul className="border-t-1">
        {programmes.map(({ title, offers }) => (
          <li key={title} className="grid items-center gap-x-6 gap-y-2 border-b-1 py-3 md:cols-1-auto *:min-w-0">
            <b className="font-600">{title}</b>{" "}
            <p className="flex flex-wrap gap-2">
              {offers.map(({ format, text, to }) => (
                <Link key={to} to={to} className={`${CHOICE} text-small`}>
                  <FormatName format={format} /> {text}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
