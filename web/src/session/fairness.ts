// Whether a deal came from the seed that the service was bound to before the first card.

/** SHA-256 of a text, in hex; null where the browser computes none (plain http, not localhost). */
export async function sha256(text: string): Promise<string | null> {
  // Absent outside secure contexts, whatever the type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
