// From root.tsx it would join the dialogs' chunk, and load again with each dialog.
import "./ui/base.css";
import "./ui/paper-edge.css";
import "./ui/plate.css";
import "./ui/waypoint.css";
import "./ui/movement.css";
import "virtual:uno.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { followFragment } from "./open-document.ts";
import { paintFirst } from "./ui/paint-first.ts";
import { followTranslatedText } from "./ui/translated-text.ts";

followTranslatedText();

const inTurn: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        followFragment(to);
        await paintFirst(navigate);
      },
    });
  },
};

// In slices, between which an early tap is heard.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[inTurn]} />
    </StrictMode>,
  );
});
