import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { TO_PANEL } from "../panel/use-panel-focus.ts";

/** Where the panel stands beside the list: the `md` of theme.ts. */
const BESIDE = "(min-width: 60rem)";

/** Beside the list the first person is open by default: the address names that person too, who stays whatever arrives. */
export function useNamedPerson(key: string | undefined, isAfterOutcome: boolean): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();

  useEffect(() => {
    if (!key || query.has("qui") || !window.matchMedia(BESIDE).matches) return;
    const named = new URLSearchParams(query);
    named.set("qui", key);
    const state = isAfterOutcome ? TO_PANEL : undefined;
    void navigate(`?${named}`, { replace: true, preventScrollReset: true, state });
  }, [key, query, navigate, isAfterOutcome]);
}
