import { employerQuotationAddress, establishmentEmblem, employerDoor as texts } from "#app/content/employer-door.ts";
import { Link } from "#app/ui/link.tsx";
import { Emblem } from "#app/ui/motifs/emblem.tsx";

interface EmployerDoorProps {
  /** Of the page's heading above it. */
  level: 2 | 3;
  /** Separated by points, to prefill the request. */
  references?: string;
  className?: string;
}

/** For a manager who comes where people in training are spoken to. */
export function EmployerDoor({ level, references, className = "" }: EmployerDoorProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby="porte-employeur"
      className={`flex flex-wrap gap-x-4 rounded-lg border-1.5 border-edge bg-paper px-card pt-4 pb-2 print:hidden ${className}`}
    >
      <Emblem drawing={establishmentEmblem} className="size-10 flex-none text-pine" />
      {/* Below the emblem where the text is large. */}
      <div className="min-w-0 grow basis-40">
        <Heading id="porte-employeur" className="text-subtitle leading-heading">
          {texts.title}
        </Heading>
        <p className="leading-list">{texts.text}</p>
        <Link to={employerQuotationAddress(references)} className="inline-block py-3 font-600 leading-heading">
          {texts.action}
          <span className="i-lucide-arrow-right ml-2 text-icon" aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}
