import type { CSSProperties } from "react";
import { organisationPage } from "#app/content/pages/organisation.ts";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

const { people } = organisationPage;

/** Who answers what. Emblems stand in for portraits not yet supplied. */
export function AnsweringPeople() {
  return (
    <section aria-labelledby="qui-repond" className="wrap organisation-part organisation-people">
      <h2 id="qui-repond" className="text-h2">
        {people.title}
      </h2>
      <p className="mt-4 max-w-160 text-moss leading-normal">{people.lead}</p>
      <ul className="mt-6">
        {people.list.map(({ subject, text, link, emblem }, index) => (
          <li key={subject}>
            <span className="organisation-disc" style={{ "--hill": `url(/images/ground-people-${index + 1}.svg)` } as CSSProperties}>
              <Emblem drawing={emblem} />
            </span>
            <h3 className="text-subtitle leading-heading">{subject}</h3>
            <p>
              <span>
                <Unbroken text={text} />{" "}
              </span>
              {link && (
                <Link key="link" to={link.to} className="numeric inline-block">
                  {link.label}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
