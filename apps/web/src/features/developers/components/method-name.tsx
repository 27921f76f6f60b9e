import type { HttpMethod } from '@glossa/contract/openapi/document';

import classes from './method-name.module.css';

/** The method of a route, as a small sign; those that change something stand out. */
export const MethodName = ({ method }: { method: HttpMethod }) => (
  <code className={classes.root} data-method={method} dir="ltr">
    {method.toUpperCase()}
  </code>
);
