import type { ComponentProps } from "react";
import { programmePage } from "#app/content/pages/programme.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { type OfferView, type OfferViews, PerDevice } from "./offer-views.tsx";
import type { Shown } from "./route.tsx";

type ButtonProps = Omit<ComponentProps<typeof CallbackButton>, "sourceType" | "reference">;

export function AskAbout({ views, ...rest }: ButtonProps & { views: OfferViews }) {
  return (
    <PerDevice views={views}>{(view, className) => <AskAboutOne {...rest} view={view} views={views} className={className} />}</PerDevice>
  );
}

/** Without JavaScript, the phone's offer has its own form. */
function AskAboutOne({ view, views, ...rest }: ButtonProps & { view: OfferView; views: OfferViews }) {
  const { reference } = view.offer;
  const hasOwnForm = reference === views.narrow?.offer.reference;
  return <CallbackButton {...rest} sourceType="formation_details_card" reference={hasOwnForm ? reference : undefined} />;
}

interface RegisterProps extends Pick<Shown, "views" | "written" | "employer"> {
  view: OfferView;
  size: "lg" | "sm";
}

/** A call or, for employees, the employer's file. Small in the phone's bottom bar. */
export function Register({ view, views, written, employer, size }: RegisterProps) {
  const isLarge = size === "lg";
  if (written[view.offer.reference]?.payer === "employer")
    return (
      <ButtonLink variant="sun" size={size} isBlock={isLarge} to={employer.file + view.offer.reference}>
        {isLarge ? employer.action : employer.shortAction}
      </ButtonLink>
    );
  return (
    <AskAboutOne view={view} views={views} variant="sun" size={size} isBlock={isLarge}>
      {programmePage.card.register}
      {isLarge && <span className="i-lucide-arrow-right transition-translate duration-160 group-hover:nudged" aria-hidden="true" />}
    </AskAboutOne>
  );
}
