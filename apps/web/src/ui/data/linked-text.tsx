const url = /(https?:\/\/[^\s<>"]+)/;

/** Plain text with clickable URLs. */
export function LinkedText({ children }: { children: string }) {
  return children.split(url).map((part, index) =>
    index % 2 === 1 ? (
      // The index is a stable key, because the parts of a text never change order.
      <a key={index} href={part} rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
