import { employerFile } from "#app/content/pages/employer-file.ts";
import { type AskedQuotation, quotationTexts } from "#app/content/quotation.ts";
import { QuotationLink } from "#app/features/callback/quotation-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Heading } from "./intro.tsx";

const texts = employerFile.quotation;

export function QuotationPart({ asked }: { asked: AskedQuotation }) {
  return (
    <section
      id="devis"
      aria-labelledby="devis-titre"
      className="grid gap-4 rounded-lg border-1 bg-raised p-5 md:p-8 leading-normal print:hidden"
    >
      <Heading place={3} id="devis-titre">
        {texts.title}
      </Heading>
      <dl className="grid gap-2 border-y-1 py-3.5">
        {texts.list.map(({ name, text }) => (
          <div key={name} className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[8rem_1fr]">
            <dt className="font-600">{name}</dt>
            <dd>
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Unbroken text={texts.call} />
      </p>
      <p className="text-moss text-small">{texts.privacy}</p>
      <QuotationLink asked={asked} className={`${buttonClass({})} justify-self-start`}>
        <span className="i-lucide-phone" aria-hidden="true" />
        {quotationTexts.ask}
      </QuotationLink>
    </section>
  );
}
