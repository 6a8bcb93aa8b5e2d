import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'));

/** Phrases that a native speaker found wrong, by language and file. */
const STUMBLES: [file: RegExp, words: RegExp, why: string][] = [
  [/en\.ftl$/, /\bdie will say\b/, 'the die was rolled already'],
  [/en\.ftl$/, /\b(the )?(turn|time|place|truck|partner|zoo) of \{ \$(seat|name) \}/, 'a name takes ’s'],
  [/en\.ftl$/, /(^|= |\] )Who (goes|begins|has|only)\b/, 'who … means a player who'],
  [/en\.ftl$/, /\bshall happen\b|\bthe same people\b|\bThat is me\b/, 'word by word'],
  [/en\.ftl$/, /\b(has|is|was) the turn\b|\bchange places with it\b/, 'word by word'],
  [/en\.ftl$/, /\b[Ee]rased?\b(?!-)|\b[Ww]ild food\b/, 'one deletes data; a card stands for any food'],
  [
    /(en|pt-BR)\.ftl$/,
    /^(?!\s*\*?\[).*\{ \$(n|need|have) \} (points|(training )?cards|coins|dogs|pontos|cartas|moedas|cães|treinos|adoções)\b/,
    'one of them has a form of its own',
  ],
  [/pt-BR\.ftl$/, /\b[Aa] mesa andou\b/, 'a table does not walk'],
  [/pt-BR\.ftl$/, /Tocar sozinho/, 'one plays an instrument so'],
  [/pt-BR\.ftl$/, /\barrum\w* (a|uma|outra) mesa|mesa foi arrumada/i, 'one tidies a table so'],
  [/pt-BR\.ftl$/, /Nenhuma partida é assim/, 'word by word'],
  [/pt-BR\.ftl$/, /\b(Ponha|Escolher|Tirar|escolhe) \{ \$dino \}/, 'an article is missing'],
  [/pt-BR\.ftl$/, /\bvence com\b/, 'the match is over'],
  [/pt-BR\.ftl$/, /Quem começa a partida é/, 'reads as the first player'],
  [/pt-BR\.ftl$/, /\bhistória\b/, 'a list of what happened is a histórico'],
  [/pt-BR\.ftl$/, /\b(o|do|ao|pelo) gerente\b/i, 'she is drawn as a woman'],
  [/pt-BR\.ftl$/, /isso é feito|consultado|\bChega$|sua vez chegou/, 'word by word'],
  [/pt-BR\.ftl$/, /\b(encerr\w+|fim d|Encerr\w+) a vez\b/, 'one ends a turno; a vez comes and goes'],
  [/pt-BR\.ftl$/, /\d gasolina|\bgasolinas\b|\b[2-9] ração\b/, '3 de gasolina, 3 rações'],
  [/pt-BR\.ftl$/, / (um|o|os) bots?\b|\blição\b|\bcaminhonete/, 'one word for one thing'],
  [/pt-BR\.ftl$/, /Apagar você|Uma pilha não|Antes de sair/, 'word by word'],
  [/dogs.*pt-BR\.ftl$/, /\bsaudáve/, 'sadio in the manuals'],
  [/ja\.ftl$/, /\{ \$(seat|start|from|donor|toll|by|first|roller) \}(?!さん)/, 'a player is called ～さん'],
  [/ja\.ftl$/, /(?<![手山])札|聞かれ|グリッドに当て|エサ|餌/, 'one word for one thing, and natural ones'],
  [/ja\.ftl$/, /誰|手もと|この卓/, 'one spelling'],
  [/ja\.ftl$/, /(?<!犬)房/, 'a prison cell'],
  [/ja\.ftl$/, /縛られ/, 'nobody is tied up by dice'],
  [/ja\.ftl$/, /告げて/, 'nobody is told anything'],
  [/ja\.ftl$/, /の名でダイス/, 'word by word'],
  [/ja\.ftl$/, /前回の続き/, 'what happened since is no sequel'],
  [/ja\.ftl$/, /早回し/, 'fast-forward'],
  [/ja\.ftl$/, /対局/, 'a match is a 対戦 everywhere'],
  [/ja\.ftl$/, /自分を消|さんを消|コードを送って|ウェイト/, 'word by word'],
  [/ja\.ftl$/, /養子縁組|ワイルド/, 'dogs find a 里親; a food that may be any'],
  [/ja\.ftl$/, /前にも遊んだ|さがす/, 'one spelling'],
  [/\.ftl$/, /^\s*\*?\[\w+\] {2,}/, 'a blank at the beginning of a variant is lost: {" "}'],
  [/draftosaurus.*ja\.ftl$/, /手番/, 'nobody takes turns where all act at once'],
];

test.each(STUMBLES)('%s does not contain %s: %s', (where, words) => {
  const found = files
    .filter((file) => where.test(file))
    .flatMap((file) => readFileSync(join(src, file), 'utf8').split('\n'))
    .filter((line) => words.test(line));
  expect(found).toEqual([]);
});
