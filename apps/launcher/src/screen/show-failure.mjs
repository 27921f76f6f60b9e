import { colorsOf } from './colors.mjs';

/**
 * Shows a failure that the site recovers from, with the end of the relevant log.
 * @param {NodeJS.WriteStream} stream
 * @returns {(sentence: string, output?: string) => void}
 */
export function showFailure(stream) {
  const { red, dim } = colorsOf(stream);
  return (sentence, output = '') => {
    const quoted = output && `\n${output.replaceAll(/^/gm, '    ')}`;
    stream.write(`  ${red('!')} ${sentence}${dim(quoted)}\n`);
  };
}
