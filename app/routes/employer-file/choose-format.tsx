import { employerFile } from "#app/content/pages/employer-file.ts";
import { Link } from "#app/ui/link.tsx";
import { FormatName } from "#app/ui/motifs/format-mark.tsx";
import type { EmployerFileData } from "./route.tsx";

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
                <Link key={to} to={to} className="pack-choice text-small">
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
