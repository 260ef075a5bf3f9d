import "./ridge-edge.css";

/** Foot of a dark band: the mountains at which it ends and the paper begins. */
export function RidgeEdge() {
  return <div aria-hidden="true" className="ridge-edge" />;
}
