import { Button } from '@mantine/core';
import { IconPencil, IconQuote } from '@tabler/icons-react';
import { useState } from 'react';

import { DataTable } from '@/ui/data/data-table.tsx';
import { DefinitionList } from '@/ui/data/definition-list.tsx';
import { Facts } from '@/ui/data/facts.tsx';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { Keys } from '@/ui/data/keys.tsx';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { LinkedText } from '@/ui/data/linked-text.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { Pagination } from '@/ui/data/pagination.tsx';
import { Quote, QuoteAction, QuoteCard } from '@/ui/data/quote-card.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Row, RowList, RowOpener } from '@/ui/data/row-list.tsx';
import { Meter } from '@/ui/data/meter.tsx';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { StatList } from '@/ui/data/stat-list.tsx';
import { ignore, longText } from './example.ts';
import type { Example } from './example.ts';

const columns = [{ name: 'Word' }, { name: 'Reviews', isNumber: true }];
const pages = 12;

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={pages} onChange={setPage} />;
}

export const dataExamples: readonly Example[] = [
  {
    file: 'data/data-table',
    states: {
      default: (
        <DataTable
          label="Words"
          columns={columns}
          rows={[
            { key: '1', cells: ['lighthouse', '1,204'] },
            { key: '2', cells: [longText, '7'] },
          ]}
        />
      ),
      empty: <DataTable label="Words" columns={columns} rows={[]} />,
    },
  },
  {
    file: 'data/definition-list',
    states: {
      default: (
        <DefinitionList
          rows={[
            { name: 'Language', value: 'English' },
            { name: 'Added', value: <RelativeTime value="2026-01-01T00:00:00Z" /> },
            { name: 'Title', value: longText },
            { name: 'Left out', value: undefined },
          ]}
        />
      ),
    },
  },
  {
    file: 'data/facts',
    states: {
      default: (
        <Facts>
          <span>1,204 words</span>
          <span>5 min</span>
          <span>{longText}</span>
        </Facts>
      ),
    },
  },
  {
    file: 'data/item-list',
    states: {
      default: (
        <ItemList>
          <Item name="Chrome on Linux" meta="now" action={<Button size="xs">End session</Button>} />
          <Item name="Safari on iOS" meta="yesterday" action={<Button size="xs">End session</Button>} />
        </ItemList>
      ),
    },
  },
  {
    file: 'data/keys',
    states: { 'one key': <Keys binding="ArrowLeft" />, combination: <Keys binding="mod+shift+k" /> },
  },
  {
    file: 'data/knowledge-bar',
    states: {
      default: <KnowledgeBar counts={{ known: 60, learning: 25, new: 15 }} />,
      'without a label': <KnowledgeBar counts={{ known: 1, learning: 1, new: 8 }} withLabel={false} />,
      empty: <KnowledgeBar counts={{ known: 0, learning: 0, new: 0 }} />,
    },
  },
  {
    file: 'data/linked-text',
    states: { default: <LinkedText>Read https://example.org/a-page and more.</LinkedText> },
  },
  { file: 'data/list-count', states: { default: <ListCount>5 texts</ListCount> } },
  {
    file: 'data/pagination',
    states: { 'twelve pages': <Pages />, 'two pages': <Pagination page={2} pages={2} onChange={ignore} /> },
  },
  {
    file: 'data/quote-card',
    states: {
      default: (
        <ul>
          <QuoteCard
            icon={IconQuote}
            kind="Quote"
            note={longText}
            form={null}
            source="The Man Who Repaired the Tide"
            actions={<QuoteAction label="Edit" title="Edit" icon={IconPencil} onClick={ignore} />}
          >
            <Quote>The tide came in twice a day, and nobody asked why.</Quote>
          </QuoteCard>
          <QuoteCard
            icon={IconQuote}
            kind="Quote"
            note=""
            form={<Button>Save the note</Button>}
            source={longText}
            actions={null}
          >
            <Quote>{longText}</Quote>
          </QuoteCard>
        </ul>
      ),
    },
  },
  {
    file: 'data/relative-time',
    states: {
      default: <RelativeTime value="2026-01-01T00:00:00Z" />,
      unknown: <RelativeTime value={null} />,
    },
  },
  {
    file: 'data/row-list',
    states: {
      default: (
        <RowList>
          <Row className="">
            <RowOpener>First row</RowOpener>
          </Row>
          <Row className="" isOpen>
            <RowOpener>Open row</RowOpener>
          </Row>
          <Row className="">
            <RowOpener>{longText}</RowOpener>
          </Row>
        </RowList>
      ),
    },
  },
  {
    file: 'data/meter',
    states: {
      default: <Meter label="Space used" value="1.2 GB of 5 GB" share={0.24} />,
      'nearly full': <Meter label="Space used" value="4.9 GB of 5 GB" share={0.98} />,
      'without a limit': <Meter label="Space used" value="1.2 GB, no limit" />,
    },
  },
  {
    file: 'data/share-bar',
    states: {
      accent: <ShareBar share={0.4} />,
      good: <ShareBar share={0.9} tone="good" height={8} />,
      weak: <ShareBar share={0.1} tone="weak" height={8} />,
      danger: <ShareBar share={0.95} tone="danger" height={8} />,
    },
  },
  {
    file: 'data/stat-list',
    states: {
      default: (
        <StatList
          stats={[
            { label: 'Words learned', value: '1,270', note: 'of 1,909 words' },
            { label: 'Streak', value: '140 days' },
            { label: longText, value: '81%' },
          ]}
        />
      ),
    },
  },
];
