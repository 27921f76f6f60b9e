import type { HttpMethod } from '@glossa/contract/openapi/document';

import classes from './method-name.module.css';

/** The HTTP method of a route as a badge; methods that change data stand out. */
export const MethodName = ({ method }: { method: HttpMethod }) => (
  <code className={classes.root} data-method={method} dir="ltr">
    {method.toUpperCase()}
  </code>
);
