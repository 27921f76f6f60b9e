import { Anchor, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { OpenApiDocument } from '@glossa/contract/openapi/document';
import { IconArrowLeft, IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { linkTo } from '../hooks/use-place.ts';
import type { ApiRoute } from '../model/rooms.ts';
import { MethodName } from './method-name.tsx';
import { RouteAnswers } from './route-answers.tsx';
import classes from './route-details.module.css';
import { RouteExample } from './route-example.tsx';
import { RouteFailures } from './route-failures.tsx';
import { RouteInputs } from './route-inputs.tsx';
import { RouteTerms } from './route-terms.tsx';

/** The full description of a route. */
export function RouteDetails({
  route,
  document,
  listAddress,
}: {
  route: ApiRoute;
  document: OpenApiDocument;
  /** URL of the route list. */
  listAddress: string;
}) {
  const { t } = useTranslation(['developers', 'common']);
  const { copied, copy } = useClipboard();
  const heading = useRef<HTMLHeadingElement>(null);
  const { summary } = route.operation;
  usePageTitle(summary);
  // The new route replaces the previous one, so focus and scroll to its top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [route.id]);
  return (
    <article className={classes.root} aria-labelledby="route">
      <Anchor component={Link} to={listAddress} className={classes.back}>
        <IconArrowLeft size={16} className="mirrored" /> {t('all_routes')}
      </Anchor>
      <h2 id="route" ref={heading} tabIndex={-1} lang="en" dir="auto">
        {summary}
      </h2>
      <p className={classes.address} dir="ltr">
        <MethodName method={route.method} /> <code>{route.path}</code>
      </p>
      <RouteTerms route={route} />
      <Button
        variant="default"
        size="xs"
        leftSection={copied ? <IconCheck size={16} /> : <IconLink size={16} />}
        onClick={() => copy(linkTo(route.id))}
      >
        {copied ? t('common:copied') : t('copy_link')}
      </Button>
      <RouteExample key={route.id} route={route} document={document} />
      <RouteInputs route={route} document={document} />
      <RouteAnswers route={route} document={document} />
      <RouteFailures route={route} document={document} />
    </article>
  );
}
