const side = 256;
const quality = 0.82;

/** The middle of a picture as a small square JPEG, without what the camera wrote into it. @throws for anything else */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const cut = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw.');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, side, side);
    pen.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
    return canvas.toDataURL('image/jpeg', quality);
  } finally {
    picture.close();
  }
}
