import type { ComponentProps } from "react";
import { selectionPage } from "#app/content/pages/selection.ts";
import { CallbackButton } from "#app/features/callback/callback-button.tsx";
import { hasEmployer } from "#app/features/selection/rights.ts";
import { fileAddressOf, type Selection } from "#app/features/selection/selection-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";

interface TakeLinkProps extends Pick<ComponentProps<typeof ButtonLink>, "size" | "isBlock" | "className" | "children"> {
  selection: Selection;
  onTake: () => void;
}

/** Copies the references on the way, or opens the employer's file. */
export function TakeLink({ selection, onTake, ...rest }: TakeLinkProps) {
  if (selection.isFunded) return <ButtonLink {...rest} to="#emporter" variant="sun" onClick={onTake} />;
  // No employer pays a locum: an adviser helps instead.
  if (!hasEmployer(selection.status)) {
    const { children: _, ...look } = rest;
    return (
      <CallbackButton {...look} sourceType="selection_cta" variant="sun">
        {selectionPage.total.callback}
      </CallbackButton>
    );
  }
  return <ButtonLink {...rest} to={fileAddressOf(selection)} variant="sun" />;
}
