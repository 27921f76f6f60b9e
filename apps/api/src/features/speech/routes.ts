import * as contract from '@glossa/contract/speech';

import { findSentence, type SentenceKey } from '#domain/library/find-sentence.ts';
import { route, StoredFileResponse, type Route } from '#http/route.ts';
import { createSpeaker, describeServer, type Speech, type SpeechDeps } from './service.ts';

export function speechRoutes(deps: SpeechDeps): Route[] {
  const { db, storage } = deps;
  const speak = createSpeaker(deps);

  /** Sends audio, which browsers may reuse without revalidation if its URL has the current version. */
  const send = ({ key, type, version }: Speech, requested: string | undefined) =>
    new StoredFileResponse({
      storage,
      key,
      type,
      cacheControl: requested === version ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    });

  const speakSentence = async (key: SentenceKey, requested: string | undefined) => {
    const { sentence: text, language, documentVersion } = await findSentence(db, key);
    const speech = await speak({ learnerId: key.ownerId, language, text, documentVersion });
    return send(speech, requested);
  };

  return [
    route(contract.getSpeechServer, ({ query, user }) => describeServer(deps, user.id, query)),
    route(contract.getSentenceSpeech, ({ params: { id, sentence: seq }, query, user }) =>
      speakSentence({ kind: 'text', id, ownerId: user.id, seq }, query.version),
    ),
    route(contract.getSubtitleSpeech, ({ params: { id, sentence: seq }, query, user }) =>
      speakSentence({ kind: 'video', id, ownerId: user.id, seq }, query.version),
    ),
    route(contract.getWordSpeech, async ({ query: { language, word, version }, user }) =>
      send(await speak({ learnerId: user.id, language, text: word, documentVersion: '' }), version),
    ),
  ];
}
