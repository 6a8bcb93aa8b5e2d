import type { Seat } from '../../gen/games';

/** The data of a result picture. */
interface Result {
  game: string;
  /** The winner, in one sentence. */
  line: string;
  winners: readonly Seat[];
  ranked: readonly { seat: Seat; name: string; points: string }[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const PAPER = '#faf6ee';
const INK = '#2d261d';
const WOOD = ['#dcb483', '#c29059'];
const TITLE = "'Fraunces', Georgia, 'Noto Serif JP', serif";
const TEXT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans JP', sans-serif";

/** Draws a picture of the result for sharing, always in the light theme. */
export function drawResult(result: Result): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  table(pen);
  pen.textAlign = 'center';
  write(pen, result.game, { y: 96, size: 40, font: TITLE });
  result.winners.forEach((seat, n) => {
    mark(pen, seat, WIDTH / 2 + (n - (result.winners.length - 1) / 2) * 150, 190, 120);
  });
  write(pen, result.line, { y: 322, size: 58, font: TITLE });
  const rows = result.ranked.slice(0, 6);
  rows.forEach(({ seat, name, points }, n) => {
    const y = 392 + n * (rows.length > 5 ? 36 : 42);
    mark(pen, seat, 400, y - 11, 26);
    pen.textAlign = 'left';
    write(pen, name, { x: 430, y, size: 30, font: TEXT, room: 300 });
    pen.textAlign = 'right';
    write(pen, points, { x: 800, y, size: 30, font: TITLE });
  });
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
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
  pen.roundRect(36, 36, WIDTH - 72, HEIGHT - 72, 28);
  pen.fill();
  pen.shadowBlur = 0;
}

interface Writing {
  x?: number;
  y: number;
  size: number;
  font: string;
  room?: number;
}

function write(
  pen: CanvasRenderingContext2D,
  words: string,
  { x = WIDTH / 2, y, size, font, room }: Writing,
) {
  pen.fillStyle = INK;
  pen.font = `600 ${size}px ${font}`;
  pen.fillText(words, x, y, room ?? WIDTH - 140);
}

/** Draws a seat's mark with the colour and shape that the page's CSS gives it. */
function mark(pen: CanvasRenderingContext2D, seat: Seat, x: number, y: number, size: number): void {
  const sample = document.createElement('span');
  sample.className = 'seat-mark';
  sample.dataset.seat = String(seat);
  sample.style.colorScheme = 'light';
  document.body.append(sample);
  const { backgroundColor, clipPath } = getComputedStyle(sample);
  sample.remove();
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

/** Shares the picture, or downloads it where the browser cannot share files. */
export async function shareOrSave(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const shared = { files: [file] };
  if ('canShare' in navigator && navigator.canShare(shared)) {
    // A cancelled share rejects, but is no error.
    await navigator.share(shared).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
