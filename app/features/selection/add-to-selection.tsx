import { useNavigate } from "react-router";
import { selectionLinks } from "#app/content/selection-links.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { Link } from "#app/ui/link.tsx";
import { addReference, SELECTION_PATH } from "./address-parts.ts";
import { readLastSelection } from "./last-selection.ts";

interface AddToSelectionProps {
  profession: Profession;
  reference: string;
  /** All references of the programme: the new one takes the place of another. */
  ofProgramme: readonly string[];
  className?: string;
  /** Instead of « Ajouter à ma sélection ». */
  children?: React.ReactNode;
  "aria-label"?: string;
}

/** Leads to « Ma sélection » with this format in it, beside what was chosen there before. Without JavaScript it begins a selection. */
export function AddToSelection({ profession, reference, ofProgramme, children = selectionLinks.add, ...rest }: AddToSelectionProps) {
  const navigate = useNavigate();
  const address = (search: string) => SELECTION_PATH + addReference(search, { profession, reference, ofProgramme });
  return (
    <Link
      {...rest}
      to={address("")}
      onClick={(event) => {
        const last = readLastSelection();
        if (!last || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(address(last), { preventScrollReset: true });
      }}
    >
      {children}
    </Link>
  );
}
