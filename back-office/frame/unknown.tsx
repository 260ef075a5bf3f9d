import { data, Link } from "react-router";
import { PageHead, Screen } from "./screen.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function Unknown() {
  return (
    <Screen title="Page introuvable">
      <PageHead title="Page introuvable" />
      <p className="screen-sides">
        Rien n'est à cette adresse. <Link to="/appels">Revenir aux appels</Link>
      </p>
    </Screen>
  );
}
