const quality = 0.85;

/**
 * A photo as JPEG of at most so many pixels a side, upright: what a phone takes is ten times as much as anybody needs
 * to find a door, and goes over a mobile network. What the browser cannot draw goes as it is; the server looks into it.
 */
export async function smallerImage(file: File, longestSidePx = 2048): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSidePx / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG knows no transparency: what shows nothing would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    return blob ? new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
