import type { Seat } from '../../gen/games';
import type { Size } from '../layout/layout';
import { lines } from './text-lines';

/** The data of a result picture. */
interface Result {
  game: string;
  /** The winner, in one sentence. */
  line: string;
  winners: readonly Seat[];
  ranked: readonly { seat: Seat; name: string; points: string }[];
  /** The winner's board. Without it, the words stand alone in the middle. */
  board?: (CanvasImageSource & Size) | undefined;
}

const [WIDTH, HEIGHT] = [1200, 800];
const EDGE = 36;
/** The column of the words beside the board. */
const WORDS = { x: 72, width: 344 };
/** The place of the board. */
export const BOARD = { x: 448, y: 64, width: 692, height: 672 };
const PAPER = '#faf6ee';
const INK = '#2d261d';
const WOOD = ['#dcb483', '#c29059'];
const TITLE = "'Fraunces', Georgia, 'Noto Serif JP', serif";
const TEXT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans JP', sans-serif";

/** Draws a picture of the result for sharing, always in the light theme. */
export async function drawResult(result: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  table(pen);
  const column = result.board ? WORDS : { x: (WIDTH - 560) / 2, width: 560 };
  words(pen, result, column);
  if (result.board) board(pen, result.board);
  // Some browsers do not let a page read a canvas with such an image: this throws.
  return await new Promise((done) => canvas.toBlob(done, 'image/png'));
}

function table(pen: CanvasRenderingContext2D): void {
  const wood = pen.createLinearGradient(0, 0, 0, HEIGHT);
  WOOD.forEach((tone, n) => wood.addColorStop(n, tone));
  pen.fillStyle = wood;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = PAPER;
  pen.shadowColor = 'rgb(60 40 10 / 0.35)';
  pen.shadowBlur = 24;
  pen.beginPath();
  pen.roundRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 28);
  pen.fill();
  pen.shadowBlur = 0;
}

/** The game, the marks of the winners, the sentence and the ranking, one below the other in the middle of the height. */
function words(pen: CanvasRenderingContext2D, result: Result, { x, width }: typeof WORDS): void {
  const ROW = 44;
  const said = { size: 44, leading: 52 };
  pen.font = font(said.size, TITLE);
  const sentence = lines(result.line, width, (words) => pen.measureText(words).width);
  const rows = result.ranked.slice(0, 6);
  const marks = marksOf(result.ranked.map(({ seat }) => seat));
  const mark = (seat: Seat, spot: Spot) => draw(pen, marks.get(seat)!, spot);
  const high = 40 + 150 + sentence.length * said.leading + 24 + rows.length * ROW;
  let y = (HEIGHT - high) / 2 + 34;
  const middle = x + width / 2;
  pen.textAlign = 'center';
  write(pen, result.game, { x: middle, y, size: 32, face: TITLE, width });
  y += 90;
  result.winners.forEach((seat, n) =>
    mark(seat, { x: middle + (n - (result.winners.length - 1) / 2) * 116, y, size: 100 }),
  );
  y += 112;
  for (const line of sentence) {
    write(pen, line, { x: middle, y, size: said.size, face: TITLE, width });
    y += said.leading;
  }
  y += 24;
  for (const { seat, name, points } of rows) {
    mark(seat, { x: x + 14, y: y - 11, size: 26 });
    pen.textAlign = 'left';
    write(pen, name, { x: x + 42, y, size: 28, face: TEXT, width: width - 120 });
    pen.textAlign = 'right';
    write(pen, points, { x: x + width, y, size: 30, face: TITLE, width: 80 });
    y += ROW;
  }
}

function board(pen: CanvasRenderingContext2D, image: CanvasImageSource & Size): void {
  const { width, height } = image;
  const scale = Math.min(BOARD.width / width, BOARD.height / height);
  const [w, h] = [width * scale, height * scale];
  const x = BOARD.x + (BOARD.width - w) / 2;
  const y = BOARD.y + (BOARD.height - h) / 2;
  pen.drawImage(image, 0, 0, width, height, x, y, w, h);
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

interface Writing extends Spot {
  face: string;
  width: number;
}

const font = (size: number, face: string) => `600 ${size}px ${face}`;

function write(pen: CanvasRenderingContext2D, words: string, { x, y, size, face, width }: Writing) {
  pen.fillStyle = INK;
  pen.font = font(size, face);
  pen.fillText(words, x, y, width);
}

/** The colour and the shape of a seat's mark, as CSS writes them. */
type Mark = Pick<CSSStyleDeclaration, 'backgroundColor' | 'clipPath'>;

/** The marks of seats as the page's CSS has them in the light theme, which the page has while they are read. */
function marksOf(seats: readonly Seat[]): Map<Seat, Mark> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const sample = document.createElement('span');
  sample.className = 'seat-mark';
  document.body.append(sample);
  // Nothing is painted meanwhile. A theme of the sample alone would change none of the colours that it inherits.
  dataset.theme = 'light';
  try {
    return new Map(
      seats.map((seat) => {
        sample.dataset.seat = String(seat);
        const { backgroundColor, clipPath } = getComputedStyle(sample);
        return [seat, { backgroundColor, clipPath }];
      }),
    );
  } finally {
    sample.remove();
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}

function draw(
  pen: CanvasRenderingContext2D,
  { backgroundColor, clipPath }: Mark,
  { x, y, size }: Spot,
): void {
  pen.fillStyle = backgroundColor;
  pen.beginPath();
  const corners = [...clipPath.matchAll(/([\d.]+)(?:%|px)? ([\d.]+)(?:%|px)?/g)];
  if (clipPath.startsWith('polygon') && corners.length > 2)
    for (const [, px, py] of corners)
      pen.lineTo(x + (Number(px) / 100 - 0.5) * size, y + (Number(py) / 100 - 0.5) * size);
  else if (clipPath.startsWith('circle')) pen.arc(x, y, size * 0.47, 0, 2 * Math.PI);
  else pen.roundRect(x - size * 0.41, y - size * 0.41, size * 0.82, size * 0.82, size * 0.12);
  pen.fill();
}
