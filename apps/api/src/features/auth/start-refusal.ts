/** Thrown when the server must not start as it is; its message tells the operator why and what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
