import { useEffect, useRef } from 'react';

import '@/domain/tags/tag-colors.css';
import type { Option } from '../model/option.ts';
import { splitHits } from '../model/split-hits.ts';
import classes from './option-row.module.css';

/** An option with the search text highlighted. */
export function OptionRow({
  id,
  option: { icon: Icon, label, lang, detail, color },
  query,
  isActive,
  onActive,
  onChoose,
}: {
  id: string;
  option: Option;
  query: string;
  /** Whether it is the active option. */
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The search field handles the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.root}
      data-tag-color={color}
      onPointerMove={isActive ? undefined : onActive}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.icon} data-painted={color === undefined ? undefined : true}>
        <Icon size={18} stroke={1.6} />
      </span>
      <bdi lang={lang} className={classes.label}>
        <Marked text={label} query={query} />
      </bdi>
      {detail && (
        <bdi className={classes.detail}>
          <Marked text={detail} query={query} />
        </bdi>
      )}
    </div>
  );
}

const Marked = ({ text, query }: { text: string; query: string }) =>
  splitHits(text, query).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text never change order.
      <mark key={index} className={classes.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
