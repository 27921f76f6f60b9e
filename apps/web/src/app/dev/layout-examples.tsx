import { Button, Skeleton } from '@mantine/core';

import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { DetailsPanel } from '@/ui/layout/details-panel.tsx';
import { ListWithDetails } from '@/ui/layout/list-with-details.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Logo } from '@/ui/layout/logo.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { PublicHeader } from '@/ui/layout/public-header.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { TabLinks } from '@/ui/layout/tab-links.tsx';
import { WithAside } from '@/ui/layout/with-aside.tsx';
import { ignore, longText } from './example.ts';
import type { Example } from './example.ts';
import { OverlayExample } from './overlay-example.tsx';

const cards = ['One', 'Two', 'Three', longText].map((text) => <Card key={text}>{text}</Card>);
const items = ['First item', 'Second item', longText].map((text) => <li key={text}>{text}</li>);
const button = <Button variant="default">Action</Button>;

export const layoutExamples: readonly Example[] = [
  {
    file: 'layout/auto-grid',
    states: {
      'four cards': <AutoGrid minColumn={200}>{cards}</AutoGrid>,
      'two cards, stretched': (
        <AutoGrid minColumn={200} isStretched>
          {cards.slice(0, 2)}
        </AutoGrid>
      ),
    },
  },
  {
    file: 'layout/card',
    states: { default: <Card>Content</Card>, 'without padding': <Card p={0}>Content</Card> },
  },
  {
    file: 'layout/list',
    states: {
      default: <List>{items}</List>,
      'with a gap': <List gap="md">{items}</List>,
      divided: <List isDivided>{items}</List>,
    },
  },
  {
    file: 'layout/section',
    states: {
      'title only': <Section title="Goals">Content</Section>,
      'help and actions': (
        <Section title="Goals" help="What you want to reach in a week." actions={button}>
          Content
        </Section>
      ),
      'long text': (
        <Section order={3} title={longText} help={longText} actions={button}>
          Content
        </Section>
      ),
    },
  },
  {
    file: 'layout/with-aside',
    states: {
      default: <WithAside aside={<Card>Beside</Card>}>{longText}</WithAside>,
      loading: <WithAside aside={<Skeleton height={80} />}>{longText}</WithAside>,
    },
  },
  {
    file: 'layout/list-with-details',
    states: {
      closed: (
        <ListWithDetails details={undefined}>
          <List isDivided>{items}</List>
        </ListWithDetails>
      ),
      open: (
        <ListWithDetails details={<Card>Details</Card>}>
          <List isDivided>{items}</List>
        </ListWithDetails>
      ),
    },
  },
  {
    file: 'layout/details-panel',
    states: {
      'opened by a button': (
        <OverlayExample label="Open the panel">
          {(close) => (
            <DetailsPanel label="Details" onClose={close}>
              <Card>
                {longText} <Button onClick={close}>Close</Button>
              </Card>
            </DetailsPanel>
          )}
        </OverlayExample>
      ),
    },
  },
  {
    file: 'layout/page-layout',
    states: {
      'title, help, actions': (
        <PageLayout>
          <PageHeader title="My library" help="Texts that you are reading." actions={button} />
        </PageLayout>
      ),
      'reading width, long title': (
        <PageLayout width="reading">
          <PageHeader
            title={longText}
            actions={button}
            hasWideActions
            before={<Button onClick={ignore}>Back</Button>}
          />
        </PageLayout>
      ),
    },
  },
  { file: 'layout/public-header', states: { default: <PublicHeader back="Back to Glossa" /> } },
  {
    file: 'layout/logo',
    states: { 'with the name': <Logo />, 'without the name': <Logo withName={false} size={48} /> },
  },
  {
    file: 'layout/tab-links',
    states: {
      default: (
        <TabLinks
          label="Pages"
          tabs={[
            { to: '/dev/ui', text: 'This page' },
            { to: '/dev/other', text: 'Another page' },
          ]}
        />
      ),
    },
  },
];
