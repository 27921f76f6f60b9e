const address = /(https?:\/\/[^\s<>"]+)/;

/** Plain text whose web addresses can be clicked. */
export function Linked({ children }: { children: string }) {
  return children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // Pieces of one text never change their order.
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
