import type { CSSProperties } from "react";
import { organisationPage } from "#app/content/pages/organisation.ts";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

const { people } = organisationPage;

/** Emblems replace portraits until they are supplied. */
export function AnsweringPeople() {
  return (
    <section aria-labelledby="qui-repond" className="wrap organisation-part">
      <h2 id="qui-repond" className="text-h2">
        {people.title}
      </h2>
      <p className="mt-4 max-w-160 text-moss leading-normal">{people.lead}</p>
      <ul className="organisation-people mt-6 grid gap-5 md:gap-8">
        {people.list.map(({ subject, text, link, emblem }, index) => (
          <li key={subject} className="organisation-person grid content-start">
            <span
              className="organisation-disc relative isolate grid place-items-center overflow-hidden rounded-full border-2 border-edge border-dashed bg-mist text-pine"
              style={{ "--hill": `url(/images/ground-people-${index + 1}.svg)` } as CSSProperties}
            >
              <Emblem drawing={emblem} />
            </span>
            <h3 className="self-end text-subtitle leading-heading">{subject}</h3>
            <p className="text-small leading-[1.45]">
              <span>
                <Unbroken text={text} />{" "}
              </span>
              {link && (
                <Link key="link" to={link.to} className="numeric inline-block font-600">
                  <Unbroken text={link.label} />
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
