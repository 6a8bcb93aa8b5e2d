/** What the pixels of an image are made of: `ImageData`, or its like. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * An image of an even size as planes of brightness and colour (I420, BT.601, limited range). Every player takes VP8 for
 * that; what browsers make of a canvas themselves has the full range, and looks pale in players that do not know.
 */
export function yuvOf({ data, width, height }: Pixels): Uint8Array<ArrayBuffer> {
  const size = width * height;
  const half = width / 2;
  const planes = new Uint8Array(size * 1.5);
  for (let row = 0; row < height; row += 2)
    for (let column = 0; column < width; column += 2) {
      let [red, green, blue] = [0, 0, 0];
      for (const at of [0, 1, width, width + 1]) {
        const pixel = row * width + column + at;
        const [r, g, b] = [data[4 * pixel]!, data[4 * pixel + 1]!, data[4 * pixel + 2]!];
        planes[pixel] = 16.5 + (65.738 * r + 129.057 * g + 25.064 * b) / 256;
        red += r / 4;
        green += g / 4;
        blue += b / 4;
      }
      // Of the colour there is one value for four pixels.
      const at = size + (row / 2) * half + column / 2;
      planes[at] = 128.5 + (-37.945 * red - 74.494 * green + 112.439 * blue) / 256;
      planes[at + size / 4] = 128.5 + (112.439 * red - 94.154 * green - 18.285 * blue) / 256;
    }
  return planes;
}
