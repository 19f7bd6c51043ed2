import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const BINARY = /\.(png|jpe?g|webp|avif|gif|ico|woff2|gz|br)$/;

/** What a clone holds, with the text of each file; what git ignores is nobody else's. */
export function trackedFiles(): { file: string; text: string }[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter(file => file && !BINARY.test(file) && existsSync(file));
  return files.map(file => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Each line of these files that matches, as `file:line  text`. */
export function linesWith(pattern: RegExp, files: readonly { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}  ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}
