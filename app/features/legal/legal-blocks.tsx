import { Fragment } from "react";
import { pendingFact } from "#app/content/pending-fact.ts";
import type { LegalBlock } from "#app/content/schema.ts";
import { PendingFact } from "#app/features/pending-fact.tsx";
import { RichText } from "#app/ui/rich-text.tsx";

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
    return <Block key={index} block={block} />;
  });
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === "table") return <LegalTable {...block} />;
  if (block.kind === "paragraph") {
    return (
      <p className="max-w-176 print:mt-2">
        <Text text={block.text} />
      </p>
    );
  }
  return (
    <ul className="grid max-w-176 list-disc gap-2 pl-[1.2em] marker:text-moss print:mt-2 print:block">
      {block.items.map((item) => (
        <li key={item}>
          <Text text={item} />
        </li>
      ))}
    </ul>
  );
}

function Text({ text }: { text: string }) {
  return text.split(pendingFact).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>
      {index > 0 && <PendingFact />}
      <RichText text={part} />
    </Fragment>
  ));
}

const CELL =
  "py-1 align-top md:border-hairline md:border-b-1 md:border-solid md:px-3 md:py-3 md:first:pl-0 print:border-b-1 print:border-solid print:px-2 print:py-1";

/** On phones each row is a block whose cells repeat the column's name. */
function LegalTable({ caption, columns, rows }: Extract<LegalBlock, { kind: "table" }>) {
  return (
    <table className="mt-2 block text-small md:table print:table print:text-[8.5pt]">
      <caption className="mb-3 block text-left font-600 md:table-caption print:table-caption">{caption}</caption>
      <thead className="hidden md:table-header-group print:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${CELL} border-edge! text-moss leading-title`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 md:table-row-group print:table-row-group">
        {rows.map(([head = "", ...cells]) => (
          <tr
            key={head}
            className="block rounded-md border-1 bg-raised p-4 md:table-row md:border-0 md:bg-transparent print:table-row print:border-0 print:break-inside-avoid"
          >
            <th
              scope="row"
              className={`${CELL} block pb-2 text-item leading-title md:table-cell md:text-small print:table-cell print:text-[8.5pt]`}
            >
              <RichText text={head} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className={`${CELL} block md:table-cell print:table-cell`}>
                <span className="block text-micro text-moss md:hidden print:hidden">{columns[index + 1]}</span>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
