const places = new Map<string, { position: number; at: number }>();

/** Remembers, as long as the app is open, where a video was left: answers from before do not know it. Seconds. */
export function leaveAt(id: string, position: number): void {
  places.set(id, { position, at: Date.now() });
}

/** Where watching goes on, in seconds: as the server says, unless the video was left here after it said so. */
export function placeToGoOn(id: string, position: number, saidAt: number): number {
  const left = places.get(id);
  return left && left.at > saidAt ? left.position : position;
}
