/** Whether the browser can read a chosen file: not a folder, nor a file that was moved away since it was chosen. */
export async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false);
}
