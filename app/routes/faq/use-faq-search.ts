import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType, useSearchParams } from "react-router";
import { isNavigating } from "#app/ui/paint-first.ts";
import { useRestoredChoice } from "#app/ui/use-restored-choice.ts";

export const SEARCH_PARAMETER = "q";
const WRITE_DELAY_MS = 300;

/** In the address (`?q=`) after a pause: browsers throttle address changes. */
export function useFaqSearch() {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const { state } = useNavigation();
  const written = parameters.get(SEARCH_PARAMETER) ?? "";
  const [search, setSearch] = useState(written);
  const input = useRef<HTMLInputElement>(null);
  const followedKey = useRef(key);

  useRestoredChoice(input, ({ value }) => setSearch(value));

  // Links and history steps change the address; only our own changes replace it.
  useEffect(() => {
    if (followedKey.current === key) return;
    followedKey.current = key;
    if (navigationType === "REPLACE" || !input.current) return;
    input.current.value = written;
    setSearch(written);
  }, [key, navigationType, written]);

  useEffect(() => {
    // Writing would cancel a link that was just followed.
    if (search === written || state !== "idle") return;
    const write = () => {
      if (isNavigating()) return;
      setParameters(search ? { [SEARCH_PARAMETER]: search } : {}, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, written, state, setParameters]);

  return { search, setSearch, input };
}
