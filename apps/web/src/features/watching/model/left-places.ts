const places = new Map<string, { position: number; at: number }>();

/** Remembers, until the app is closed, where a video was left in seconds, because cached responses are older. */
export function leaveAt(id: string, position: number): void {
  places.set(id, { position, at: Date.now() });
}

/** Returns the position in seconds at which to resume: the server's, unless the video was left here more recently. */
export function placeToGoOn(id: string, position: number, saidAt: number): number {
  const left = places.get(id);
  return left && left.at > saidAt ? left.position : position;
}
