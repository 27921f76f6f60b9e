/** Thrown when the server must not start. Its message tells the operator why and what to do. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
