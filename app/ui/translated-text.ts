/**
 * Makes React work on a page that a translator has rewritten. Chrome's translation and extensions replace text nodes by elements of their
 * own; React still holds the texts, and would remove what is no child any more, which takes the whole page down
 * (https://github.com/facebook/react/issues/11538), or write into a text that nobody sees. Here the element stands in for its text: it is
 * removed in its place, marks its place for what is inserted before it, and leaves when the text is written anew. Once per document.
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
        // Replaced at once, or an element put beside it before it was taken away.
        const standIn = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node instanceof HTMLElement && node.localName === "font",
        );
        if (!standIn) continue;
        standIns.set(text, standIn as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  }

  /** React wrote a text: it takes its place again, for the translator to see. */
  function restore(text: Node): void {
    standIns.get(text)?.replaceWith(text);
    standIns.delete(text);
  }

  /** What stands in `parent` for a node that React takes to be there; null where nothing does. */
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
