import { createContext } from "react";
import type { RunningTotalProps } from "./running-total.tsx";

/** The selection as it was just changed, for what responds before the rest is rendered. */
export const Current = createContext<RunningTotalProps | null>(null);
