"""Edge-preserving denoising of a path-traced picture, guided by its surface colours and normals."""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def _neighbours(plane, step):
    """Views of the plane moved by (i, j) holes of a 5 × 5 kernel, its border repeated."""
    height, width = plane.shape[:2]
    reach = 2 * step
    wide = cv2.copyMakeBorder(plane, reach, reach, reach, reach, cv2.BORDER_REPLICATE)
    return lambda i, j: wide[reach + i * step:reach + i * step + height, reach + j * step:reach + j * step + width]


def _spread(light):
    """Local standard deviation of brightness: how noisy a place is."""
    bright = light.mean(axis=2)
    mean = cv2.blur(bright, (7, 7))
    return np.sqrt(np.maximum(cv2.blur(bright * bright, (7, 7)) - mean * mean, 0)) + 0.01 * mean + 1e-3


def _filtered(light, guide, step, sigma):
    """One pass of a 5 × 5 kernel with holes: neighbours count as far as brightness, surface colour and direction agree."""
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    smooth = cv2.GaussianBlur(light.mean(axis=2), (0, 0), 1.0)
    spread = 1 / (cv2.GaussianBlur(_spread(light), (0, 0), 2.0) * sigma)
    lights, guides, tones = _neighbours(light, step), _neighbours(guide, step), _neighbours(smooth, step)
    for i in range(-2, 3):
        for j in range(-2, 3):
            apart = guides(i, j) - guide
            distance = np.einsum('yxc,yxc->yx', apart, apart) + np.abs(tones(i, j) - smooth) * spread
            weight = cv2.exp(-distance) * (KERNEL[i + 2] * KERNEL[j + 2])
            total += lights(i, j) * weight[..., None]
            weights += weight
    return total / weights[..., None]


def _softened(picture):
    """The picture with its hard edges blurred by less than a pixel, in place of the antialiasing that the filter undoes."""
    tones = np.log1p(picture * 4)
    window = np.ones((3, 3), np.uint8)
    contrast = (cv2.dilate(tones, window) - cv2.erode(tones, window)).max(axis=2, keepdims=True)
    edge = np.clip(contrast * 4 - 0.5, 0, 1)
    return np.expm1(tones * (1 - edge) + cv2.GaussianBlur(tones, (0, 0), 0.8) * edge) / 4


def denoise(folder, target, passes=4):
    """Reads the color, normal and albedo EXR files of a folder and writes the clean linear picture."""
    read = {name: cv2.imread(str(folder / f'{name}_0001.exr'), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)
            for name in ('color', 'normal', 'albedo')}
    albedo = cv2.bilateralFilter(read['albedo'], 9, 0.11, 2.5)
    base = albedo + 0.02
    light = np.log1p(np.minimum(read['color'], 60) / base)
    guide = np.concatenate([albedo * 13.4, read['normal'] * 4.9], axis=2)
    for k in range(passes):
        light = _filtered(light, guide, 2 ** k, 1.1 if k else 1.6)
    cv2.imwrite(str(target), _softened(np.maximum(np.expm1(light) * base, 0)))
