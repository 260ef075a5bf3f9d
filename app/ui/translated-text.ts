/**
 * Chrome's translation and extensions replace text nodes React still updates, which crashes it
 * (https://github.com/facebook/react/issues/11538). The replacement then represents its text.
 */
export function followTranslatedText(): void {
  const standIns = new WeakMap<Node, ChildNode>();

  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") restore(target);
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        // Replaced at once, or inserted beside the text before its removal.
        const standIn = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node instanceof HTMLElement && node.localName === "font",
        );
        if (!standIn) continue;
        standIns.set(text, standIn as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  }

  /** Restores a text updated by React, so the translator sees it. */
  function restore(text: Node): void {
    standIns.get(text)?.replaceWith(text);
    standIns.delete(text);
  }

  /** The replacement of a node React expects in `parent`; null for none. */
  function findIn(parent: Node, node: Node): Node | null {
    if (node.parentNode === parent) return node;
    note(observer.takeRecords());
    const standIn = standIns.get(node);
    return standIn?.parentNode === parent ? standIn : null;
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const present = child instanceof Text ? findIn(this, child) : child;
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    if (standIns.has(child)) restore(child);
    return insertBefore.call(this, child, before instanceof Text ? findIn(this, before) : before) as Child;
  };
}
