package portal.identity.limits;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;

/**
 * Counts keys within fixed windows of time, in memory that never grows (a count-min sketch). Keys that meet in all
 * cells are counted together: a count may be too high, never too low, and no flood of other keys takes one away. Keys
 * are hashed with a secret of this process, so that nobody can aim at another's cells, nor read a key from them.
 */
final class WindowCounter {
    private static final int ROWS = 3;
    private static final int CELLS = 1 << 16;

    private final byte[] secret = new byte[32];
    private final int[][] cells = new int[ROWS][CELLS];
    private final long windowMs;
    private long window;

    WindowCounter(Duration length) {
        new SecureRandom().nextBytes(secret);
        windowMs = length.toMillis();
    }

    /** Returns the count of the key after the change. */
    synchronized int add(String key, int change, long nowMs) {
        if (nowMs / windowMs != window) {
            window = nowMs / windowMs;
            for (int[] row : cells) Arrays.fill(row, 0);
        }
        ByteBuffer hash = ByteBuffer.wrap(hash(key));
        int count = Integer.MAX_VALUE;
        for (int[] row : cells) {
            int cell = Math.floorMod(hash.getInt(), CELLS);
            row[cell] = Math.max(0, row[cell] + change);
            count = Math.min(count, row[cell]);
        }
        return count;
    }

    private byte[] hash(String key) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(secret);
            return digest.digest(key.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException error) {
            throw new IllegalStateException(error);
        }
    }
}
